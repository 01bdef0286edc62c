/**
 * Has nothing painted before the page has come in up to here, where parts above would move each other while they come in
 * (HTML, link type "expect"). A browser that does not know it paints what it has. The id is used once in a page.
 */
export function FirstPaint({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}

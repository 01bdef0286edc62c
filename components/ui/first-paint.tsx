/**
 * Blocks the first paint until the HTML up to here has arrived, as streamed parts above would shift each other (HTML,
 * link type "expect"). Browsers without support paint earlier. `id` must be unique in the page.
 */
export function FirstPaint({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}

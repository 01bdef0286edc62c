/** The shop's symbol; `--brand-tile` changes the tile behind it. */
export function BrandSymbol({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <use href="#brand" />
    </svg>
  );
}

/** The shop's logo; `--brand-tile` sets its background. */
export function BrandSymbol({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <use href="#brand" />
    </svg>
  );
}

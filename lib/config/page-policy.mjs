/**
 * What a page of the shop may load and do: its own files, and the inline scripts of the hashes.
 *
 * @param {readonly string[]} scriptHashes such as `sha256-…`
 */
export function pagePolicy(scriptHashes) {
  return policyOf(["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '));
}

/** Of a page that is the same with script and without: none runs (docs/adr/0010). */
export const plainPagePolicy = policyOf("'none'");

/** @param {string} scripts */
function policyOf(scripts) {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The Content-Security-Policy of a page: allows own files, and inline scripts and styles with these hashes.
 *
 * @param {readonly string[]} scriptHashes such as `sha256-…`
 * @param {readonly string[]} styleHashes
 */
export function pagePolicy(scriptHashes, styleHashes = []) {
  const [scripts, styles] = [scriptHashes, styleHashes].map((hashes) =>
    ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' '),
  );
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    `style-src ${styles}`,
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

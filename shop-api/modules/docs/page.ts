/** The HTML page of the API documentation; it works offline, and all its URLs are below /docs. */
export const docsPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Koodai shop API</title><link rel="stylesheet" href="/docs/viewer.css">
<link rel="icon" href="data:,">
<style>.scheme-container{display:none}</style></head>
<body><div id="docs"></div>
<noscript>The document itself is at <a href="/docs/openapi.json">/docs/openapi.json</a>.</noscript>
<script src="/docs/viewer.js"></script><script src="/docs/start.js"></script></body></html>
`;

/** The page offers no "try it out", since no page should hold the credentials that calls need. */
export const docsScript = `SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 5,
  defaultModelRendering: 'model',
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

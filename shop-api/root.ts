/** The folder of this program, with migrations and seed: shop-api/ in the sources, dist/shop-api/ once bundled. */
export const apiRoot = __dirname;

/** The folder of this program: shop-api/ in the sources, dist/shop-api/ once bundled. Migrations and seed lie in it. */
export const apiRoot = __dirname;

/** The only state of addresses, of the shop's own and of shoppers'. */
export const STATE = 'Tamil Nadu';

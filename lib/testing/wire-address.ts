/** An address as the storefront has it. */
export const home = {
  name: 'Meena Devi',
  mobile: '9843012345',
  email: 'meena@example.com',
  address: '12 North Street',
  area: 'RS Puram',
  landmark: 'by the well',
  state: 'Tamil Nadu',
  city: 'Coimbatore',
  pincode: '641002',
} as const;

/** The same on the wire. */
export const homeWire = {
  customer_name: 'Meena Devi',
  customer_mobile: '9843012345',
  customer_email: 'meena@example.com',
  customer_address: '12 North Street',
  customer_area: 'RS Puram',
  customer_landmark: 'by the well',
  customer_state: 'Tamil Nadu',
  customer_city: 'Coimbatore',
  customer_pincode: '641002',
};

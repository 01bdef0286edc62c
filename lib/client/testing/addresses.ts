/** An address as the BFF returns it. */
export const savedAddress = {
  id: 7,
  isDefault: true,
  served: true,
  name: 'Meena',
  mobile: '9843012345',
  email: '',
  address: '14 Kamaraj Street',
  area: 'R.S. Puram',
  landmark: '',
  state: 'Tamil Nadu',
  city: 'Coimbatore',
  pincode: '641002',
};

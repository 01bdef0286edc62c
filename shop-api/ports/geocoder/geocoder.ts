/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

/** Says which pincode of Tamil Nadu a point lies in: a suggestion, which the shopper confirms. */
export type Geocoder = {
  /** Undefined outside Tamil Nadu. */
  findPincode: (point: Point) => Promise<string | undefined>;
};

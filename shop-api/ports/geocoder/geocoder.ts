/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

/** Finds the pincode of Tamil Nadu that a point lies in: a suggestion, which the shopper confirms. */
export type Geocoder = {
  /** Undefined outside Tamil Nadu. */
  findPincode: (point: Point) => Promise<string | undefined>;
};

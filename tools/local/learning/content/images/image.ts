/** A place on a picture that can be picked, in percent of its width and height. */
export type Marker = {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  /** What is there, as in `You picked …`. */
  readonly name: string;
};

/** A picture with places to pick, for one unit. */
export type MarkedImage = {
  readonly course: string;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly shapes: string;
  readonly markers: readonly Marker[];
};

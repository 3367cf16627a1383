/** What a line of a film does between two of its seconds: it is drawn along, opens to its width, appears, or vanishes. */
type Act = "draw" | "open" | "show" | "hide";

export type FilmLine = {
  readonly kind: "vessel" | "device" | "graft" | "balloon" | "flow" | "clot" | "bone";
  readonly d: string;
  readonly width: number;
  readonly act?: Act;
  /** Seconds. */
  readonly from?: number;
  readonly to?: number;
  /** The instant until which it lasts. */
  readonly until?: number;
};

/** A short film under fluoroscopy, told by lines and captions. */
export type Film = {
  readonly course: string;
  readonly seconds: number;
  readonly viewBox: string;
  readonly label: string;
  readonly captions: readonly { readonly at: number; readonly text: string }[];
  readonly lines: readonly FilmLine[];
};

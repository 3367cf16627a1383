import encodeQR from "qr";
import { useMemo } from "react";
import * as css from "./QrPicture.css.ts";

type QrPictureProps = {
  readonly text: string;
  readonly label: string;
  /** `large` to be scanned from a screen, `small` on paper. */
  readonly size: "large" | "small";
};

/** A QR code, dark on white in both themes, with the white margin that scanners need. */
export function QrPicture({ text, label, size: extent }: QrPictureProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <figure aria-label={label} className={css.picture[extent]}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
        className={css.drawing}
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </figure>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 3 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size: rows.length, path };
}

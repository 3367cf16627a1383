import { Button } from "@cathedra/ui-kit/Button";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { useState } from "react";

/** The number of characters that are always shown. */
const shownLength = 600;

/** A text of any length. A long one is collapsed to its beginning, except on paper. */
export function FoldedText({ text }: { readonly text: string }) {
  const isPrinted = useMedia("print");
  const [isWhole, setWhole] = useState(false);
  if (text.length <= shownLength || isPrinted) return text;
  return (
    <>
      {isWhole ? text : `${getBeginning(text)}…`}{" "}
      <Button
        size="small"
        variant="quiet"
        aria-label={isWhole ? "Show less of the text" : "Show all of the text"}
        onPress={() => setWhole(!isWhole)}
      >
        {isWhole ? "Show less" : "Show all"}
      </Button>
    </>
  );
}

/** The beginning of a text up to the last word that fits; a single word of that length is cut. */
function getBeginning(text: string): string {
  const start = Array.from(text.slice(0, shownLength)).join("");
  const space = start.search(/\s\S*$/u);
  return space > 0 ? start.slice(0, space) : start;
}

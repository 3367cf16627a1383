import { feedbackTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { type PointerEvent, useState } from "react";
import { countedText } from "../table-page/count-text.ts";
import * as css from "./feedback.css.ts";
import type { Area } from "./screenshot-image.ts";

export type ScreenshotEditorProps = {
  readonly picture: HTMLCanvasElement;
  readonly hidden: readonly Area[];
  readonly onHide: (hidden: readonly Area[]) => void;
  readonly onRemove: () => void;
};

type Corner = { readonly x: number; readonly y: number };

/** The screenshot as it will be sent; areas that are dragged over are blacked out. */
export function ScreenshotEditor({ picture, hidden, onHide, onRemove }: ScreenshotEditorProps) {
  const [drag, setDrag] = useState<{ readonly from: Corner; readonly to: Corner } | null>(null);
  const getCorner = (event: PointerEvent<HTMLElement>): Corner => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (value: number, size: number) => Math.min(1, Math.max(0, value / Math.max(1, size)));
    return { x: part(event.clientX - box.left, box.width), y: part(event.clientY - box.top, box.height) };
  };
  const shown = drag === null ? hidden : [...hidden, getArea(drag.from, drag.to)];
  return (
    <Stack gap={2}>
      <fieldset
        className={css.picture}
        aria-label={`${texts.screenshot}, ${countedText(hidden.length, "part")} blacked out`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const from = getCorner(event);
          setDrag({ from, to: from });
        }}
        onPointerMove={(event) => {
          if (drag !== null) setDrag({ ...drag, to: getCorner(event) });
        }}
        onPointerCancel={() => setDrag(null)}
        onPointerUp={(event) => {
          if (drag === null) return;
          const area = getArea(drag.from, getCorner(event));
          setDrag(null);
          // A touch without movement is not a drag.
          if (area.width > 0.005 && area.height > 0.005) onHide([...hidden, area]);
        }}
      >
        <canvas
          ref={(canvas) => {
            if (canvas === null) return;
            canvas.width = picture.width;
            canvas.height = picture.height;
            const context = canvas.getContext("2d");
            context?.drawImage(picture, 0, 0);
            for (const { x, y, width, height } of shown)
              context?.fillRect(
                x * canvas.width,
                y * canvas.height,
                width * canvas.width,
                height * canvas.height,
              );
          }}
          className={css.canvas}
        />
      </fieldset>
      <Text size="small" tone="muted">
        {texts.blackOut}
      </Text>
      <Inline gap={2}>
        <Button size="small" isDisabled={hidden.length === 0} onPress={() => onHide(hidden.slice(0, -1))}>
          {texts.takeBackBlack}
        </Button>
        <Button
          size="small"
          onPress={() => onHide([...hidden, { x: 0.1, y: 0.25, width: 0.8, height: 0.5 }])}
        >
          {texts.blackOutWhole}
        </Button>
        <Button size="small" onPress={onRemove}>
          {texts.removePicture}
        </Button>
      </Inline>
    </Stack>
  );
}

function getArea(one: Corner, other: Corner): Area {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

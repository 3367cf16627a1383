import { feedbackTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as css from "./feedback.css.ts";
import { ScreenshotEditor } from "./ScreenshotEditor.tsx";
import { type Area, canTakeScreenshot, readPicture, takeScreenshot } from "./screenshot-image.ts";

/** A screenshot with its covered areas. */
export type Shot = { readonly picture: HTMLCanvasElement; readonly hidden: readonly Area[] };

export type ScreenshotProps = {
  readonly shot: Shot | null;
  readonly onShot: (shot: Shot | null) => void;
};

/** The screenshot of a report, which is taken of this tab, chosen or pasted, and shown before it is sent (G.028). */
export function Screenshot({ shot, onShot }: ScreenshotProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = (making: Promise<HTMLCanvasElement>, failure: string) => {
    setTrouble(null);
    making.then(
      (picture) => onShot({ picture, hidden: [] }),
      () => setTrouble(failure),
    );
  };
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (file === undefined) return;
    event.preventDefault();
    read(readPicture(file), texts.notAPicture);
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => pasted(event);
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, []);
  return (
    <Stack gap={2}>
      <Text weight="semibold" size="small">
        {texts.screenshot}
      </Text>
      {shot === null ? (
        <>
          <Inline gap={2}>
            {canTakeScreenshot() && (
              <Button size="small" onPress={() => read(takeScreenshot(chooser.current), texts.notTaken)}>
                {texts.takeScreenshot}
              </Button>
            )}
            <Button size="small" onPress={() => chooser.current?.click()}>
              {texts.choosePicture}
            </Button>
          </Inline>
          <input
            ref={chooser}
            type="file"
            accept="image/*"
            aria-label={texts.choosePicture}
            tabIndex={-1}
            className={css.hiddenInput}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) read(readPicture(file), texts.notAPicture);
              currentTarget.value = "";
            }}
          />
          <Text size="small" tone="muted">
            {texts.pastePicture}
          </Text>
        </>
      ) : (
        <ScreenshotEditor
          picture={shot.picture}
          hidden={shot.hidden}
          onHide={(hidden) => onShot({ ...shot, hidden })}
          onRemove={() => onShot(null)}
        />
      )}
      <output>
        {trouble !== null && (
          <Text as="span" size="small" tone="danger">
            {trouble}
          </Text>
        )}
      </output>
    </Stack>
  );
}

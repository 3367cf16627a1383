import { learningSpaceTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { FileField } from "@cathedra/ui-kit/FileField";
import { Trash2 } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState } from "react";
import { SpaceLogo } from "../../../features/space-logo/SpaceLogo.tsx";
import { sizeText } from "../../../format/size-text.ts";
import { logoViolation } from "./check-logo.ts";
import * as css from "./LogoField.css.ts";
import { type LogoChoice, shownImage } from "./space-form.ts";

export type LogoFieldProps = {
  readonly logo: LogoChoice;
  /** The address of the stored logo; null if there is none. */
  readonly stored: string | null | undefined;
  readonly onChange: (logo: LogoChoice) => void;
};

/** The field of a logo: a file can be chosen or dropped, previewed before it is sent, and removed (5.026, 5.030, 5.031). */
export function LogoField({ logo, stored, onChange }: LogoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const image = shownImage(logo, stored);
  useEffect(() => (logo.kind === "new" ? () => URL.revokeObjectURL(logo.address) : undefined), [logo]);
  const take = async (file: File | null) => {
    if (file === null) return;
    const violation = await logoViolation(file);
    setProblem(violation ?? null);
    if (violation === undefined) onChange({ kind: "new", file, address: URL.createObjectURL(file) });
  };
  const remove = () => {
    setProblem(null);
    onChange(stored == null ? { kind: "stays" } : { kind: "none" });
  };
  return (
    <Stack gap={3}>
      <div className={css.field}>
        <SpaceLogo image={image} size="large" />
        <div className={css.choice}>
          <FileField
            label="Logo"
            description={learningSpaceTexts.logoHelp}
            accept="image/png,.png"
            value={null}
            onChange={(file) => void take(file)}
            formatSize={sizeText}
          />
        </div>
      </div>
      {problem !== null && (
        <Stack gap={1}>
          <Banner tone="danger">{problem}</Banner>
          <Text size="small" tone="muted">
            {learningSpaceTexts.logoStays}
          </Text>
        </Stack>
      )}
      {image !== null && (
        <div>
          <Button size="small" icon={Trash2} onPress={remove}>
            Remove logo
          </Button>
        </div>
      )}
    </Stack>
  );
}

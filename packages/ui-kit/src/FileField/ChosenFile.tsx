import { FileText, Icon, X } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as css from "./FileField.css.ts";

type Props = {
  readonly file: File | null;
  readonly isInvalid: boolean;
  readonly formatSize: (bytes: number) => string;
  /** Without it the file cannot be taken back. */
  readonly onGiveBack: (() => void) | undefined;
};

export function ChosenFile({ file, isInvalid, formatSize, onGiveBack }: Props) {
  const isFixed = onGiveBack === undefined;
  return (
    <div className={css.file} data-invalid={isInvalid ? "" : undefined} data-fixed={isFixed ? "" : undefined}>
      <span className={css.glyph}>
        <Icon glyph={FileText} />
      </span>
      <span className={css.name}>
        {file === null ? "No file" : file.name}
        {file === null ? null : <span className={css.size}>{formatSize(file.size)}</span>}
      </span>
      {isFixed || file === null ? null : (
        <IconButton icon={X} label={`Remove ${file.name}`} onPress={onGiveBack} />
      )}
    </div>
  );
}

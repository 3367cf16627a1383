import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Progress } from "@cathedra/ui-kit/Progress";
import type { ReleasePart } from "./send-part.ts";
import * as css from "./software.css.ts";
import type { Uploading } from "./use-upload.ts";

export type PartUploadProps = { readonly part: ReleasePart; readonly uploading: Uploading };

/** The progress of a part's upload, or the reason why it failed. */
export function PartUpload({ part, uploading: { going, failure, cancel } }: PartUploadProps) {
  if (going?.part === part) {
    return (
      <div className={css.entry}>
        <Progress label={going.name} value={going.share} max={1} />
        <div>
          <Button size="small" onPress={cancel}>
            {texts.cancelUpload}
          </Button>
        </div>
      </div>
    );
  }
  return failure?.part === part ? <Banner tone="danger">{failure.text}</Banner> : null;
}

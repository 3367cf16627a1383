import { byteText } from "@cathedra/domain";
import { softwareTexts, softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { type DocumentKind, documentKinds } from "@cathedra/domain/software";
import { Button } from "@cathedra/ui-kit/Button";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { browserLocale } from "../../../format/locale.ts";
import { PartUpload } from "./PartUpload.tsx";
import { PickFile } from "./PickFile.tsx";
import * as css from "./software.css.ts";
import type { Uploading } from "./use-upload.ts";

type KeptDocument = {
  readonly kind: string;
  readonly name: string;
  readonly size: number;
  readonly url: string;
};

export type ReleaseDocumentsProps = {
  readonly documents: readonly KeptDocument[];
  readonly mayChange: boolean;
  readonly uploading: Uploading;
  readonly onRemove: (kind: DocumentKind) => void;
};

/** The five documents of a release, which can be opened, uploaded, replaced and removed (11.011, 11.019). */
export function ReleaseDocuments({ documents, mayChange, uploading, onRemove }: ReleaseDocumentsProps) {
  return (
    <Stack gap={2}>
      <Heading level={4}>{texts.sections.documents}</Heading>
      {mayChange && (
        <Text size="small" tone="muted">
          {texts.documentHint}
        </Text>
      )}
      <ul className={css.list}>
        {documentKinds.map((kind) => {
          const name = softwareTexts.documents[kind];
          const existing = documents.find((document) => document.kind === kind);
          const act = existing === undefined ? texts.upload : texts.replace;
          return (
            <li key={kind} className={css.entry}>
              <div className={css.line}>
                <span>
                  <Text as="span" weight="medium">
                    {name}
                  </Text>{" "}
                  {existing === undefined ? (
                    <Text as="span" size="small" tone="muted">
                      {texts.noDocument}
                    </Text>
                  ) : (
                    <Link href={existing.url} isExternal>
                      {`${existing.name}, ${byteText(existing.size, browserLocale())}`}
                    </Link>
                  )}
                </span>
                {mayChange && (
                  <Inline gap={2}>
                    <PickFile
                      label={`${act} ${name}`}
                      accept="application/pdf,.pdf"
                      isDisabled={uploading.going !== null}
                      onPick={(file) => void uploading.upload(kind, file)}
                    >
                      {act}
                    </PickFile>
                    {existing !== undefined && (
                      <Button
                        size="small"
                        aria-label={`${texts.remove} ${name}`}
                        isDisabled={uploading.going !== null}
                        onPress={() => onRemove(kind)}
                      >
                        {texts.remove}
                      </Button>
                    )}
                  </Inline>
                )}
              </div>
              <PartUpload part={kind} uploading={uploading} />
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

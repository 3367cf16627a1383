import { byteText } from "@cathedra/domain";
import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { browserLocale } from "../../../format/locale.ts";
import { PartUpload } from "./PartUpload.tsx";
import { PickFile } from "./PickFile.tsx";
import * as css from "./software.css.ts";
import type { Uploading } from "./use-upload.ts";

export type ReleasePackageProps = {
  readonly pack: {
    readonly name: string;
    readonly size: number;
    readonly sha256: string;
    readonly signingKey?: string | null | undefined;
  } | null;
  readonly mayChange: boolean;
  readonly uploading: Uploading;
};

/** The package that stations download, with its digest, and its upload while the release is a draft. */
export function ReleasePackage({ pack, mayChange, uploading }: ReleasePackageProps) {
  const label = pack === null ? texts.uploadPackage : texts.replacePackage;
  return (
    <Stack gap={2}>
      <div className={css.line}>
        <Heading level={4}>{texts.sections.package}</Heading>
        {mayChange && (
          <PickFile
            label={label}
            accept=".zip,.gz,.deb,.msi,.exe"
            isDisabled={uploading.going !== null}
            onPick={(file) => void uploading.upload("package", file)}
          >
            {label}
          </PickFile>
        )}
      </div>
      {pack === null ? (
        <Text tone="muted">{`${texts.noPackage}. ${texts.packageHint}`}</Text>
      ) : (
        <>
          <Text>{`${pack.name}, ${byteText(pack.size, browserLocale())}`}</Text>
          <p className={css.sum}>
            <span>SHA-256 </span>
            {pack.sha256}
          </p>
          {pack.signingKey == null ? (
            <Text tone="danger">{texts.notSigned}</Text>
          ) : (
            <p className={css.sum}>
              <span>{texts.signedWith} </span>
              {pack.signingKey}
            </p>
          )}
        </>
      )}
      <PartUpload part="package" uploading={uploading} />
    </Stack>
  );
}

import { Copy } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { useViewer } from "../../../../shell/use-viewer.ts";

export type CopyLinkProps = { readonly recordId: string };

/** Leads from a stored record to a new one like it, for who may write one. */
export function CopyLink({ recordId }: CopyLinkProps) {
  if (useViewer()?.viewerCanCreateRecord !== true) return null;
  return (
    <Inline justify="end">
      <LinkButton href={`/logbook/records/${recordId}/copy`} icon={Copy}>
        Copy to new record
      </LinkButton>
    </Inline>
  );
}

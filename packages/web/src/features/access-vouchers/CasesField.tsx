import type { CaseId } from "@cathedra/domain";
import { cloudVoucherTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { FieldGroup } from "@cathedra/ui-kit/FieldGroup";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Text } from "@cathedra/ui-kit/Text";
import { CaseChoice } from "../case-choice/CaseChoice.tsx";
import type { useOfferedModules } from "./use-offered-modules.ts";

export type CasesFieldProps = {
  readonly offered: ReturnType<typeof useOfferedModules>;
  readonly chosen: ReadonlySet<CaseId>;
  readonly onChange: (chosen: ReadonlySet<CaseId>) => void;
};

/** The cases of a voucher or event, from those that the account may use (2.046, 2.053). */
export function CasesField({ offered, chosen, onChange }: CasesFieldProps) {
  return (
    <FieldGroup label="Cases" name="modules" value={[...chosen].join()}>
      {chosen.size === 0 && offered.modules.length === 0 && (
        <Text tone="muted">{cloudVoucherTexts.noCasesSelected}</Text>
      )}
      <Choice offered={offered} chosen={chosen} onChange={onChange} />
    </FieldGroup>
  );
}

function Choice({ offered, chosen, onChange }: CasesFieldProps) {
  switch (offered.status) {
    case "none":
      return <Text size="small">Choose a learning space to see its cases.</Text>;
    case "loading":
      return <Skeleton kind="block" height={160} label="Loading the cases" />;
    case "failed":
      return (
        <Banner
          tone="danger"
          action={
            <Button size="small" onPress={offered.retry}>
              Try again
            </Button>
          }
        >
          The cases could not be loaded.
        </Banner>
      );
    case "ready":
      return offered.modules.length === 0 ? (
        <Text size="small">The account may use no case of this learning space.</Text>
      ) : (
        <CaseChoice
          modules={offered.modules}
          chosen={chosen}
          onChange={onChange}
          noneChosen={cloudVoucherTexts.noCasesSelected}
        />
      );
  }
}

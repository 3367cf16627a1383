import { licenceText } from "@cathedra/domain/messages";
import { type ExerciseLicence, licenceState } from "@cathedra/domain/simulators";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Info, TriangleAlert } from "@cathedra/ui-kit/Icon";

/** The licence as the API returns it; missing if no licence was read. */
type LicenceAnswer = {
  readonly valid: boolean;
  readonly expired: boolean;
  readonly remainingdays?: number | null | undefined;
};

export const asLicence = ({ valid, expired, remainingdays }: LicenceAnswer): ExerciseLicence => ({
  valid,
  expired,
  remainingdays: remainingdays ?? null,
});

/** The note about the licence of an exercise (12.012-12.014); nothing if it is valid or unknown. */
export function LicenceNote({
  license,
  isSmall = false,
}: {
  readonly license: LicenceAnswer | null | undefined;
  readonly isSmall?: boolean;
}) {
  if (license == null) return null;
  const licence = asLicence(license);
  const state = licenceState(licence);
  const text = licenceText(licence, state);
  if (text === null) return null;
  const isMissing = state === "missing";
  if (isSmall) {
    return (
      <Badge tone={isMissing ? "danger" : "warning"} icon={isMissing ? TriangleAlert : Info} isSentence>
        {text}
      </Badge>
    );
  }
  return <Banner tone={isMissing ? "danger" : "warning"}>{text}</Banner>;
}

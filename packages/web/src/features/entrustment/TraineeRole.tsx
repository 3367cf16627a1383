import { maxRatingCommentLength, participantRoles } from "@cathedra/domain/logbook";
import { entrustmentTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useState } from "react";
import type { EntrustmentPanel_entrustment$data } from "../../__generated__/EntrustmentPanel_entrustment.graphql.ts";
import { useEntrustmentChanges } from "./use-entrustment-changes.ts";

const texts = entrustmentTexts.role;

export type TraineeRoleProps = {
  readonly recordId: string;
  readonly entrustment: Pick<
    EntrustmentPanel_entrustment$data,
    "side" | "recordedRole" | "statedRole" | "viewerCanStateRole"
  >;
};

/** The trainee's role where record and attending differ, and for the attending the choice of a role. */
export function TraineeRole({ recordId, entrustment }: TraineeRoleProps) {
  const { side, recordedRole, statedRole, viewerCanStateRole } = entrustment;
  const { stateRole, isSending } = useEntrustmentChanges(recordId);
  const [role, setRole] = useState<string | null>(null);
  const [comment, setComment] = useState("");
  const recorded = recordedRole ?? texts.none;
  const isDisputed = statedRole?.isDisputed === true;
  const accepted = participantRoles.find((each) => each === recordedRole);
  const chosen = participantRoles.find((each) => each === role);
  const who = side === "trainee" ? "trainee" : "attending";
  return (
    <>
      {isDisputed && (
        <Banner
          tone="warning"
          title={texts.disputed[who](recorded, statedRole.role)}
          action={
            who === "attending" && accepted !== undefined ? (
              <Button
                size="small"
                isPending={isSending}
                onPress={() => stateRole({ role: accepted, comment: null })}
              >
                {texts.accept(accepted)}
              </Button>
            ) : undefined
          }
        >
          <Stack gap={1}>
            {statedRole.comment != null && <Text>{statedRole.comment}</Text>}
            <Text tone="muted">{texts.settle[who]}</Text>
          </Stack>
        </Banner>
      )}
      {viewerCanStateRole && !isDisputed && (
        <Stack gap={3}>
          <Select
            label={texts.question}
            description={texts.recorded(recorded)}
            options={participantRoles.map((value) => ({ value, label: value }))}
            value={role ?? statedRole?.role ?? recordedRole ?? null}
            onChange={setRole}
          />
          {chosen !== undefined && chosen !== recordedRole && (
            <Inline gap={2}>
              <TextField
                label={texts.comment}
                value={comment}
                onChange={setComment}
                maxLength={maxRatingCommentLength}
              />
              <Button
                isPending={isSending}
                onPress={() =>
                  stateRole({ role: chosen, comment }, () => {
                    setRole(null);
                    setComment("");
                  })
                }
              >
                {texts.save}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </>
  );
}

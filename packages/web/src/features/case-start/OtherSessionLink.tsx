import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useState } from "react";
import { type OwnMachine, readOwnMachine } from "./own-machine.ts";

/** A link to the case or event that prevents the person from starting another one; nothing if there is none. */
export function OtherSessionLink({ machine }: { readonly machine: OwnMachine | null }) {
  if (machine === null || machine.status === "off") return null;
  const { is_event: isEvent, case_name: name, voucher_id: voucherId } = machine;
  return (
    <Text size="small">
      {isEvent ? (
        <Link href={`/cloud-event/${voucherId ?? ""}`}>{cloudSessionTexts.toOtherEvent}</Link>
      ) : (
        <Link href="/cloud-case/">{cloudSessionTexts.toOther(name ?? "")}</Link>
      )}
    </Text>
  );
}

/** The link to the person's other session while its machine is not known yet. */
export function WayToOtherSession() {
  const [machine, setMachine] = useState<OwnMachine | null>(null);
  useEffect(() => {
    let isHere = true;
    void readOwnMachine()
      .catch(() => null)
      .then((read) => {
        if (isHere) setMachine(read);
      });
    return () => {
      isHere = false;
    };
  }, []);
  return <OtherSessionLink machine={machine} />;
}

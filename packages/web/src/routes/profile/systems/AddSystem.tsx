import { readWith } from "@cathedra/domain/input";
import { systemTexts } from "@cathedra/domain/messages";
import { systemLink } from "@cathedra/domain/systems";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { Form } from "@cathedra/ui-kit/Form";
import { Plus } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { TextField } from "@cathedra/ui-kit/TextField";
import { useState } from "react";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { ApiError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";
import { readCookie } from "../../../site/cookies.ts";
import { useSiteConfig } from "../../../site/use-site-config.ts";
import * as css from "./Systems.css.ts";
import { useAddSystem } from "./use-add-system.ts";

/** Links the simulator at which the person is; in another browser it explains where to do that (13.018, X100). */
export function AddSystem() {
  const cookie = useSiteConfig()?.cookies.serviceTag;
  const serviceTag = cookie === undefined ? null : readCookie(document.cookie, cookie);
  return (
    <Card title="Add a system">
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {serviceTag === null ? systemTexts.howToElsewhere : systemTexts.howTo}
        </Text>
        {serviceTag !== null && <AddSystemForm serviceTag={serviceTag} />}
      </Stack>
    </Card>
  );
}

/** The service tag is known from the cookie; the pin is shown on the system's screen. */
function AddSystemForm({ serviceTag }: { readonly serviceTag: string }) {
  const [pin, setPin] = useState("");
  const [errors, setErrors] = useState<SystemErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const add = useAddSystem();
  const changed = useAfterChange();

  const submit = async () => {
    const found = systemErrors(serviceTag, pin);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0 || isSending) return;
    setSending(true);
    try {
      await add(serviceTag, pin);
      setPin("");
      toasts.success(systemTexts.added(serviceTag));
      await changed();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : systemTexts.addFailed);
    }
    setSending(false);
  };

  return (
    <Form label="Add a system" errors={errors} hasSummary={false} onSubmit={submit}>
      <Stack gap={4}>
        <div className={css.fields}>
          <TextField name="serviceTag" label="Service tag" value={serviceTag} isDisabled />
          <TextField
            name="pin"
            label="Pin code"
            description="As shown on the system"
            value={pin}
            onChange={setPin}
            type="password"
            autoComplete="off"
            isRequired
          />
        </div>
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
        <div>
          <Button type="submit" variant="primary" icon={Plus} isPending={isSending}>
            Add
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

type SystemErrors = { readonly serviceTag?: string; readonly pin?: string };

/** The form's errors by field; empty if it can be sent (13.023, 13.024). */
function systemErrors(serviceTag: string, pin: string): SystemErrors {
  const read = readWith(systemLink, { serviceTag, pin });
  return read.ok ? {} : Object.fromEntries(read.error.map(({ path, message }) => [path, message]));
}

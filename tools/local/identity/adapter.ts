import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import type { EntryStore } from "./entry-store.ts";

/** oidc-provider's storage on top of the entry store: keys are `<model>:<id>`. */
export function storageAdapter(store: EntryStore, now: () => number): AdapterFactory {
  return (model) => adapterFor(model, store, now);
}

function adapterFor(model: string, store: EntryStore, now: () => number): Adapter {
  const prefix = `${model}:`;
  const read = (key: string) => store.get(key) as AdapterPayload | undefined;
  const findBy = (matches: (payload: AdapterPayload) => boolean) =>
    store
      .keys(prefix)
      .map(read)
      .find((payload) => payload !== undefined && matches(payload));
  return {
    async upsert(id, payload, expiresIn) {
      store.set(prefix + id, payload, expiresIn === undefined ? null : now() + expiresIn * 1000);
    },
    async find(id) {
      return read(prefix + id);
    },
    async findByUid(uid) {
      return findBy((payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return findBy((payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const key = prefix + id;
      const payload = read(key);
      if (payload === undefined) return;
      store.set(key, { ...payload, consumed: Math.floor(now() / 1000) }, store.expiryOf(key));
    },
    async destroy(id) {
      store.delete(prefix + id);
    },
    async revokeByGrantId(grantId) {
      for (const key of store.keys(prefix)) if (read(key)?.grantId === grantId) store.delete(key);
    },
  };
}

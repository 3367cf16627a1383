import { rateLimited } from "../../errors.ts";
import { tokenBucket } from "../../plugins/token-bucket.ts";

/**
 * The limits on concurrent deliveries, of one person or device and of this process, because a part of each delivery is kept in
 * memory.
 */
const most = { each: 24, all: 64 };
/** The limit for a device; people's requests are counted separately. */
const perMinute = 120;
const retryAfterSeconds = 2;

/** Slots for deliveries in progress. */
export type DeliveryLimiter = {
  /** Acquires a place or refuses; the returned function releases it. */
  readonly enter: (key: string) => () => void;
  /** Counts a delivery of the device with this key. */
  readonly spend: (key: string) => void;
};

export function deliveryLimiter(): DeliveryLimiter {
  const underWay = new Map<string, number>();
  const { spend } = tokenBucket(perMinute);
  let all = 0;
  return {
    enter: (key) => {
      const own = underWay.get(key) ?? 0;
      if (own >= most.each || all >= most.all) throw rateLimited(retryAfterSeconds);
      underWay.set(key, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      };
    },
    spend: (key) => {
      const wait = spend(key, 1);
      if (wait > 0) throw rateLimited(wait);
    },
  };
}

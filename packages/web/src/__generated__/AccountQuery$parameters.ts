/**
 * @generated SignedSource<<7f338e910e5f7e28bbfc3990938ede74>>
 * @relayHash a5adb9ca8b22a1d86f32e7021b594793
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a150668945be38295a921a3724aef0afad7d615327dd95d8a7700047b4e5bad0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a150668945be38295a921a3724aef0afad7d615327dd95d8a7700047b4e5bad0",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<79264f080574c200b2ded413f3358c4d>>
 * @relayHash 2e6a8374fc6dc0770add22ef9c15871c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d870ebbd76f029312367839021f18577088bea3831755e99244176788dfaacaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d870ebbd76f029312367839021f18577088bea3831755e99244176788dfaacaf",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<51651e6f554cc63dff42b8dec76dddd0>>
 * @relayHash 8bb7abfc1b9c98f781ada17e7f37b1bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8be8d6a22ca621f4c843c13e5177bc926c1e53573a303dddbd95bfb6b7f114ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InviteClassQuery } from './InviteClassQuery.graphql';

const node: PreloadableConcreteRequest<InviteClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8be8d6a22ca621f4c843c13e5177bc926c1e53573a303dddbd95bfb6b7f114ec",
    "metadata": {},
    "name": "InviteClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<9bee76d8e12c3e3d6673c298067fa30a>>
 * @relayHash 7c4b2a8747a69da83bb117aa44702e29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84111a0d37630f146b92a44a9aba0d3ee90787406c8504f23542b375b98d0d53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84111a0d37630f146b92a44a9aba0d3ee90787406c8504f23542b375b98d0d53",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

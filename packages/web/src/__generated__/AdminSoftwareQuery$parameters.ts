/**
 * @generated SignedSource<<7a1ef713699c7960870362f6915c5633>>
 * @relayHash 0479b7b1341448d5e8c7db9cc7a12eec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a79372871255e5d7e0aa702305c739a9d857ce7e1caaa53ff06de8228568abcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSoftwareQuery } from './AdminSoftwareQuery.graphql';

const node: PreloadableConcreteRequest<AdminSoftwareQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a79372871255e5d7e0aa702305c739a9d857ce7e1caaa53ff06de8228568abcf",
    "metadata": {},
    "name": "AdminSoftwareQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<8dec044870ab7c176045588c571e0fb0>>
 * @relayHash df55b3aac71517df4e089302f9d1abeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9881f14e75312c5f432562ae9b54382d4264c145e9a0e02e10862d6ea3c8070

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsQuery } from './TotalsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9881f14e75312c5f432562ae9b54382d4264c145e9a0e02e10862d6ea3c8070",
    "metadata": {},
    "name": "TotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

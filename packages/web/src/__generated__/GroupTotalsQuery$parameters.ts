/**
 * @generated SignedSource<<d0498faa1f61a6dfe81ce7d3eaf214e1>>
 * @relayHash 065c79f62860430a550a2ebc7c1fef15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f8c20ba9b4e212cbf4b53e493d854d4ba20909eb1a1f5bcdb26d8ffb8c99fa7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f8c20ba9b4e212cbf4b53e493d854d4ba20909eb1a1f5bcdb26d8ffb8c99fa7",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

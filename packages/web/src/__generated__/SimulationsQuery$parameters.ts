/**
 * @generated SignedSource<<004a6db562ba14b86848f9f3fc3d88d1>>
 * @relayHash 472301680a9956aac2f1a2d08421cc9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a64ca346cf48ca1032416304abfe87c8ca9f6ad1ad15a4b17c27fa03ebd3f914

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SimulationsQuery } from './SimulationsQuery.graphql';

const node: PreloadableConcreteRequest<SimulationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a64ca346cf48ca1032416304abfe87c8ca9f6ad1ad15a4b17c27fa03ebd3f914",
    "metadata": {},
    "name": "SimulationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

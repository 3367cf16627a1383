/**
 * @generated SignedSource<<27ca024783f1e0b118cb7aedd15b4ca3>>
 * @relayHash 596e382dd2b41786d9f3d841f7b35785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c298430e40e31c7f5f5ae38c9722324dee65b2401b6b33253d65245419b910a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c298430e40e31c7f5f5ae38c9722324dee65b2401b6b33253d65245419b910a",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<5c0b31a92967e0c4ae8bb9e594e9d831>>
 * @relayHash 7dfa5b1d137c23abaa585375e7e274c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cc36feddf685bffea9467e1db16eb838629b3b56bf73f4763a179937cae01d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpacesQuery } from './LearningSpacesQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cc36feddf685bffea9467e1db16eb838629b3b56bf73f4763a179937cae01d0",
    "metadata": {},
    "name": "LearningSpacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

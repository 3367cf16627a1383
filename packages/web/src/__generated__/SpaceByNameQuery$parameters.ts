/**
 * @generated SignedSource<<edf744aff0dae8108ae2808ced05feb5>>
 * @relayHash 0b20c57a00ca5926d0a29eb38903db0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccb4a5c336817797745f5dca22b4c63e5f4f92faee797e1b802bcb017918e252

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceByNameQuery } from './SpaceByNameQuery.graphql';

const node: PreloadableConcreteRequest<SpaceByNameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccb4a5c336817797745f5dca22b4c63e5f4f92faee797e1b802bcb017918e252",
    "metadata": {},
    "name": "SpaceByNameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

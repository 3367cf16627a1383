/**
 * @generated SignedSource<<436a701c188d6bac4abb40c7b11933ec>>
 * @relayHash fffe4b06f70edd6679f6aefc3d8b331b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4867c505ec6d17bad68a29c1b85d94d14278f5ee8c797ae8ad3edff3a2a11b3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4867c505ec6d17bad68a29c1b85d94d14278f5ee8c797ae8ad3edff3a2a11b3e",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

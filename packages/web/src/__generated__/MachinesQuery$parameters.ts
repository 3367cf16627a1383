/**
 * @generated SignedSource<<ee658a87c75782a6afe685fcab635a9e>>
 * @relayHash e8b70f65b7bd9524966ac398d906b232
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19388407d9f8f35e97cba599713a652d97863cedc42361eebd19a8e48589ac22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MachinesQuery } from './MachinesQuery.graphql';

const node: PreloadableConcreteRequest<MachinesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19388407d9f8f35e97cba599713a652d97863cedc42361eebd19a8e48589ac22",
    "metadata": {},
    "name": "MachinesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

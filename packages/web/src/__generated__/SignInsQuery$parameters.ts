/**
 * @generated SignedSource<<6c80eb12b1c2ce6cdee73b94821b5de5>>
 * @relayHash 41a7f3f181d64c5896e53d8e06703b38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f55d5b071a484fc8b97724e6102526e7508645c771c57c67e31f8b252bc474b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInsQuery } from './SignInsQuery.graphql';

const node: PreloadableConcreteRequest<SignInsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f55d5b071a484fc8b97724e6102526e7508645c771c57c67e31f8b252bc474b8",
    "metadata": {},
    "name": "SignInsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

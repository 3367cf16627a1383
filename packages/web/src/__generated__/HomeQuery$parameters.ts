/**
 * @generated SignedSource<<55afc233ceb4a3c51402701f7115ff4a>>
 * @relayHash feb9fccec3a8af413b3c91f9eb056031
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3423c86dcb02a10a79d7bb6f93d8c1c40e222423c39e80ee0fa2c8880dad2f6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3423c86dcb02a10a79d7bb6f93d8c1c40e222423c39e80ee0fa2c8880dad2f6e",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

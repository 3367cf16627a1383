/**
 * @generated SignedSource<<e1a50927567aaddbd40f070e954d512b>>
 * @relayHash 83fba24027ebc034858a2c3861faa411
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e53d681bff424c4dbca2eba234cce89215b6492b1fdb3e8c9d5d1e58b7d856f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCoursesQuery } from './AdminCoursesQuery.graphql';

const node: PreloadableConcreteRequest<AdminCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e53d681bff424c4dbca2eba234cce89215b6492b1fdb3e8c9d5d1e58b7d856f",
    "metadata": {},
    "name": "AdminCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<122fccf75837b91f9e7b6a7dc7e5b6db>>
 * @relayHash 11c297c6b37b88ca6af6609800bca5b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e50d3181e465998dad11da327d4dd877198f450ff843f1fd163e918af865e70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseQuery } from './CourseQuery.graphql';

const node: PreloadableConcreteRequest<CourseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e50d3181e465998dad11da327d4dd877198f450ff843f1fd163e918af865e70",
    "metadata": {},
    "name": "CourseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<084d37cd61a0dfad6b503e556278aef6>>
 * @relayHash 9e2c22b7ada128683e34bd2d6c867a65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29b52bd8a9ce578fb2b0cddb2d94d023f807727918b45662dfcee52847e3f156

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupCoursesQuery } from './GroupCoursesQuery.graphql';

const node: PreloadableConcreteRequest<GroupCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29b52bd8a9ce578fb2b0cddb2d94d023f807727918b45662dfcee52847e3f156",
    "metadata": {},
    "name": "GroupCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<259d6702ef97eebf0a46a556593d0cbb>>
 * @relayHash f7bcec87ae09e647fac9b20d3e30d42a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c72fe82f07d0e96cfcc199c8e10a1f019dbdc9c327b75a1a7e10eac1e4deb31f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCoursesQuery } from './AdminCoursesQuery.graphql';

const node: PreloadableConcreteRequest<AdminCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c72fe82f07d0e96cfcc199c8e10a1f019dbdc9c327b75a1a7e10eac1e4deb31f",
    "metadata": {},
    "name": "AdminCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

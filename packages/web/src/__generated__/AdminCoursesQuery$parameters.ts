/**
 * @generated SignedSource<<afa1094e20c00ea7c75f3d98861aa252>>
 * @relayHash 921a336660b1b4a6d2ea4fce2c1aa314
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd7ecd875382ef125d2e8a2d7e03778242a5b9203156c50ec2b0dec32aebba99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCoursesQuery } from './AdminCoursesQuery.graphql';

const node: PreloadableConcreteRequest<AdminCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd7ecd875382ef125d2e8a2d7e03778242a5b9203156c50ec2b0dec32aebba99",
    "metadata": {},
    "name": "AdminCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/** The environment for a tool: without what npm says about the script that is running. */
export declare function toolEnvironment(more?: Record<string, string>): NodeJS.ProcessEnv
/** Runs a program to its end and answers with its exit code and everything it printed. */
export declare function run(
  program: string,
  args: string[],
  options?: { env?: NodeJS.ProcessEnv; timeout?: number; show?: boolean },
): Promise<{ code: number; output: string }>

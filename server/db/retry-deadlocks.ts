/**
 * Runs a whole transaction anew when PostgreSQL ended it to solve a deadlock (40P01): of two that wait for each other one
 * is always let through, so a few attempts are enough.
 */
export const retryDeadlocks = async <Result>(transaction: () => Promise<Result>, attempts = 5): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      const isDeadlock = error instanceof Error && Reflect.get(error, 'code') === '40P01'
      if (!isDeadlock || attempt >= attempts) throw error
    }
  }
}
